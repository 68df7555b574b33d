# SPDX-License-Identifier: GPL-3.0-or-later
# Installs, moves the prefix, and uses it with an empty home: stops programs that only work beside
# their build tree or source tree.
cmake_minimum_required(VERSION 3.25)
set(_home ${FOLDER}/home)
set(_prefix ${FOLDER}/moved)

# run(OUT program args...): must succeed within a minute.
function(run OUT)
    execute_process(
        COMMAND ${CMAKE_COMMAND} -E env --unset=XDG_DATA_HOME --unset=XDG_CONFIG_HOME HOME=${_home}
                QT_QPA_PLATFORM=offscreen ${ARGN}
        WORKING_DIRECTORY ${_home} TIMEOUT 60
        OUTPUT_VARIABLE _out ERROR_VARIABLE _err RESULT_VARIABLE _status)
    if(NOT _status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\nstatus ${_status}\n${_out}\n${_err}")
    endif()
    set(${OUT} "${_out}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${_home})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${FOLDER}/first
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${FOLDER}/first ${_prefix})

foreach(_file bin/jinbang-cli share/jinbang/samples/article.html)
    if(NOT EXISTS ${_prefix}/${_file})
        message(FATAL_ERROR "not installed: ${_file}")
    endif()
endforeach()

set(_cli ${_prefix}/bin/jinbang-cli)
run(_version ${_cli} --version)
run(_list ${_cli} list --json)
if(NOT _list MATCHES "\"rapidjson\"" OR NOT _list MATCHES "\"nlohmann\"")
    message(FATAL_ERROR "the installed contenders are not found:\n${_list}")
endif()
run(_fixture ${_cli} fixture large)

run(_report ${_cli} run -l rapidjson,nlohmann -w small,large -o deserialize --forks 1
    --warmup-iterations 1 --warmup-time 10ms --iterations 1 --time 10ms --format json)
string(JSON _schema GET "${_report}" schema)
string(JSON _count LENGTH "${_report}" cells)
if(NOT _schema STREQUAL "jinbang-report" OR NOT _count EQUAL 4)
    message(FATAL_ERROR "unexpected report: ${_schema}, ${_count} cells\n${_report}")
endif()
foreach(_cell RANGE 3)
    string(JSON _status GET "${_report}" cells ${_cell} status)
    string(JSON _reason ERROR_VARIABLE _none GET "${_report}" cells ${_cell} reason)
    if(NOT _status STREQUAL "ok")
        message(FATAL_ERROR "cell ${_cell} is ${_status}: ${_reason}")
    endif()
endforeach()

# The engine, the command line and these contenders must not need Qt.
file(GLOB _programs ${_prefix}/libexec/jinbang/jinbang-contender-*)
list(FILTER _programs EXCLUDE REGEX "qtjson$")
foreach(_program ${_cli} ${_programs})
    file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${_program} RESOLVED_DEPENDENCIES_VAR _libraries
         UNRESOLVED_DEPENDENCIES_VAR _missing)
    if(_missing OR _libraries MATCHES "libQt")
        message(FATAL_ERROR "${_program} needs ${_libraries}; missing: ${_missing}")
    endif()
endforeach()

if(DESKTOP AND EXISTS ${_prefix}/bin/jinbang)
    run(_desktop ${_prefix}/bin/jinbang --version)
endif()
