--- The version of the library, such as "0.3.0".
sat2d.version = ffi.string(C.sat_version_string())

return sat2d
