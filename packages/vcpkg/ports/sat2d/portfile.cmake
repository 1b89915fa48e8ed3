# Builds the C API by cargo, from the clone of the project that has this port.
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../../.." ABSOLUTE)
find_program(CARGO cargo REQUIRED)

set(built "${CURRENT_BUILDTREES_DIR}/${TARGET_TRIPLET}")
vcpkg_execute_required_process(
    COMMAND "${CARGO}" run --locked -p sat2d-dist -- --prefix "${built}"
    WORKING_DIRECTORY "${SOURCE_PATH}"
    LOGNAME "build-${TARGET_TRIPLET}"
)
file(INSTALL "${built}/include/" DESTINATION "${CURRENT_PACKAGES_DIR}/include")
if(VCPKG_LIBRARY_LINKAGE STREQUAL "static")
    file(GLOB libraries "${built}/lib/libsat2d.a" "${built}/lib/sat2d.lib")
else()
    file(GLOB libraries "${built}/lib/libsat2d.so*" "${built}/lib/libsat2d*.dylib"
        "${built}/lib/sat2d.dll.lib" "${built}/lib/libsat2d.dll.a")
    file(GLOB programs "${built}/bin/sat2d.dll")
    file(INSTALL ${programs} DESTINATION "${CURRENT_PACKAGES_DIR}/bin")
endif()
file(INSTALL ${libraries} DESTINATION "${CURRENT_PACKAGES_DIR}/lib")
# a library with a C API, always optimised
set(VCPKG_BUILD_TYPE release)
file(INSTALL "${built}/lib/pkgconfig" DESTINATION "${CURRENT_PACKAGES_DIR}/lib")
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE-MIT" "${SOURCE_PATH}/LICENSE-APACHE")
