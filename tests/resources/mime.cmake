# SPDX-License-Identifier: GPL-3.0-or-later
# The MIME description is understood by the tool that desktops use, and knows our two suffixes.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${FOLDER})
file(COPY_FILE ${SOURCE} ${FOLDER}.xml)
file(MAKE_DIRECTORY ${FOLDER}/packages)
file(RENAME ${FOLDER}.xml ${FOLDER}/packages/org.jinbang.Jinbang.xml)
execute_process(COMMAND update-mime-database ${FOLDER} COMMAND_ERROR_IS_FATAL ANY)
file(READ ${FOLDER}/globs2 _globs)
foreach(_line "60:application/vnd.jinbang.report+json:*.jinbang.json"
              "50:application/vnd.jinbang.plan+json:*.jinbang")
    string(FIND "${_globs}" "${_line}\n" _at)
    if(_at EQUAL -1)
        message(FATAL_ERROR "missing: ${_line}\nfound:\n${_globs}")
    endif()
endforeach()
