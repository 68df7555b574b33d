# SPDX-License-Identifier: GPL-3.0-or-later
# Every picture of ours renders, and none depends on a font or on another file.
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE _icons ${RESOURCES}/*.svg)
if(NOT _icons)
    message(FATAL_ERROR "no picture below ${RESOURCES}")
endif()
foreach(_icon IN LISTS _icons)
    execute_process(COMMAND rsvg-convert --width 16 ${_icon} OUTPUT_QUIET
                    ERROR_VARIABLE _error RESULT_VARIABLE _status)
    file(READ ${_icon} _text)
    if(_status OR _error OR _text MATCHES "<(text|image)[ >]")
        message(SEND_ERROR "${_icon}: ${_error} (status ${_status}; text and images are not allowed)")
    endif()
endforeach()
