"""The C API of sat2d as a Conan package, built from these sources by cargo.

    conan create packages/conan -o sat2d/*:shared=True
"""
import os
import shutil

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.files import copy

# what rustc --print native-static-libs names
SYSTEM_LIBRARIES = {
    "Linux": ["gcc_s", "util", "rt", "pthread", "m", "dl", "c"],
    "Macos": ["System", "c", "m"],
    "Windows": ["kernel32", "ntdll", "userenv", "ws2_32", "dbghelp"],
}


class Sat2d(ConanFile):
    name = "sat2d"
    version = "0.3.0"
    license = "MIT OR Apache-2.0"
    description = "Exact 2D collision detection and convex decomposition"
    topics = ("collision", "2d", "geometry", "sat", "game")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}

    def export_sources(self):
        root = os.path.dirname(os.path.dirname(self.recipe_folder))
        # cargo wants every package of the workspace, if only its manifest and sources
        for pattern in ("Cargo.*", "LICENSE-*", "README.md", "include/*", "crates/*", "c_tests/*",
                        "docs/*", "examples/*", "samples/*"):
            copy(self, pattern, root, self.export_sources_folder,
                 excludes=("*/target/*", "*/build/*", "*/reference/*", "*/polygons/*.geojson"))

    def validate(self):
        if shutil.which("cargo") is None:
            raise ConanInvalidConfiguration("sat2d is built by cargo: install Rust")
        if str(self.settings.os) not in SYSTEM_LIBRARIES:
            raise ConanInvalidConfiguration(f"no recipe for {self.settings.os}")

    def package_id(self):
        # a library with a C API, always optimised
        del self.info.settings.compiler
        del self.info.settings.build_type

    def build(self):
        self.run(f'cargo build --locked --release -p sat2d-clib --target-dir "{self._target}"',
                 cwd=self.source_folder)

    @property
    def _target(self):
        return os.environ.get("SAT2D_CONAN_TARGET", os.path.join(self.build_folder, "target"))

    def package(self):
        built = os.path.join(self._target, "release")
        lib = os.path.join(self.package_folder, "lib")
        copy(self, "*.h*", os.path.join(self.source_folder, "include"),
             os.path.join(self.package_folder, "include"))
        copy(self, "LICENSE-*", self.source_folder, os.path.join(self.package_folder, "licenses"))
        if not self.options.shared:
            copy(self, "libsat2d.a", built, lib)
            copy(self, "sat2d.lib", built, lib)
        elif self.settings.os == "Windows":
            copy(self, "sat2d.dll", built, os.path.join(self.package_folder, "bin"))
            copy(self, "sat2d.dll.lib", built, lib)
            copy(self, "libsat2d.dll.a", built, lib)
        elif self.settings.os == "Macos":
            self._versioned(built, lib, "libsat2d.dylib", "libsat2d.{}.dylib")
        else:
            self._versioned(built, lib, "libsat2d.so", "libsat2d.so.{}")

    def _versioned(self, built, lib, plain, pattern):
        """Programs look for the name with the minor version."""
        full = pattern.format(self.version)
        os.makedirs(lib, exist_ok=True)
        shutil.copy2(os.path.join(built, plain), os.path.join(lib, full))
        for name in (plain, pattern.format(self.version.rpartition(".")[0])):
            os.symlink(full, os.path.join(lib, name))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "sat2d")
        self.cpp_info.set_property("cmake_target_name", "sat2d::sat2d")
        self.cpp_info.set_property("pkg_config_name", "sat2d")
        windows_shared = self.settings.os == "Windows" and self.options.shared
        self.cpp_info.libs = ["sat2d.dll" if windows_shared else "sat2d"]
        if not self.options.shared:
            self.cpp_info.system_libs = SYSTEM_LIBRARIES[str(self.settings.os)]
