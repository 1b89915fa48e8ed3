local new = ffi.new

-- The shared library: $SAT2D_LIBRARY, or beside this file, beside the LÖVE game, or where the
-- system searches.
local function load_library(here)
    local names = {
        Linux = "libsat2d.so", OSX = "libsat2d.dylib", Windows = "sat2d.dll",
    }
    local name = names[ffi.os] or "libsat2d.so"
    local places = { os.getenv("SAT2D_LIBRARY") }
    if here then
        places[#places + 1] = here .. name
    end
    local love = rawget(_G, "love")
    if love and love.filesystem then
        places[#places + 1] = love.filesystem.getSourceBaseDirectory() .. "/" .. name
        places[#places + 1] = love.filesystem.getSource() .. "/" .. name
    end
    places[#places + 1] = "sat2d"
    local reasons = {}
    for _, place in ipairs(places) do
        local loaded, library = pcall(ffi.load, place)
        if loaded then
            return library
        end
        reasons[#reasons + 1] = library
    end
    error("sat2d: the library cannot be loaded:\n" .. table.concat(reasons, "\n"), 0)
end

local C = load_library((debug.getinfo(1, "S").source:match("^@(.*[/\\])")))
if C.sat_version_check_header(C.SAT_VERSION, C.SAT_ABI_VERSION) ~= C.SAT_OK then
    error("sat2d: " .. ffi.string(C.sat_last_error()), 0)
end

local sat2d = {
    compat = { flash = {}, awt = {}, pygame = {}, xywh = {}, typescript = {} },
    motion = {}, polygon = {}, multipolygon = {}, polygons = {}, batch = {},
}
local compat, motion, polygon = sat2d.compat, sat2d.motion, sat2d.polygon
local multipolygon = sat2d.multipolygon
