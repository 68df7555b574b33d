# SPDX-License-Identifier: GPL-3.0-or-later
# One set of flags for every contender and for the engine: a comparison between libraries must not
# become one between compiler options. What is set here is written into every report.
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
add_link_options(LINKER:--as-needed)

if(JINBANG_NATIVE)
    add_compile_options(-march=native)
endif()
if(JINBANG_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link) # coverage of everything that a target links
endif()
if(JINBANG_SANITIZE)
    add_compile_options(-fsanitize=${JINBANG_SANITIZE} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${JINBANG_SANITIZE})
    if(JINBANG_SANITIZE MATCHES "undefined")
        add_compile_options(-fno-sanitize-recover=undefined)
    endif()
endif()

string(TOUPPER "${CMAKE_BUILD_TYPE}" _type)
string(STRIP "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${_type}}" JINBANG_FLAGS)
if(JINBANG_NATIVE)
    string(APPEND JINBANG_FLAGS " -march=native")
endif()
if(JINBANG_SANITIZE)
    string(APPEND JINBANG_FLAGS " -fsanitize=${JINBANG_SANITIZE}")
endif()
# Beyond these, for contenders and the loops they are compared with: where the linker puts a function
# decided up to a fifth of a time (the same Boost.JSON objects 16 bytes further on), so functions
# begin on a cache line. (Letting g++ inline more, --param=large-unit-insns, saves RapidJSON a fifth
# of the instructions of a small record and makes it a third slower.)
set(JINBANG_CONTENDER_FLAGS -falign-functions=64 -falign-loops=32)
string(JOIN " " JINBANG_FLAGS ${JINBANG_FLAGS} ${JINBANG_CONTENDER_FLAGS})
execute_process(COMMAND git -C ${CMAKE_SOURCE_DIR} rev-parse --short=12 HEAD
                OUTPUT_VARIABLE JINBANG_COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
configure_file(${CMAKE_SOURCE_DIR}/core/base/buildinfo.h.in
               ${CMAKE_BINARY_DIR}/generated/core/base/buildinfo.h @ONLY)
