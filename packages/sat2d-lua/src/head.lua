--- sat2d: exact 2D collision detection and convex decomposition, for LuaJIT and LÖVE.
--
-- One file; it loads the shared library of sat2d. See docs/lua.md. Angles are in radians from the x
-- axis towards the y axis, or in degrees where a name says so. Lists of points are flat:
-- { x0, y0, x1, y1, ... }. Indices of vertices and edges count from 0, as in messages. Constants
-- are strings ("overlapping"). Errors are tables with the fields `status`, `code`, `message`,
-- `indices` and `point`.
--
-- The annotations are those of LuaCATS, which lua-language-server and other editors read.
--
-- Made by `cargo run -p sat2d-api`; do not edit.
--
-- SPDX-License-Identifier: MIT OR Apache-2.0

---@class sat2d.Shape
---@class sat2d.Mask
---@class sat2d.World
---@class sat2d.Decomposer
---@class sat2d.Stage
---@class sat2d.Transform
---@field a number
---@field b number
---@field c number
---@field d number
---@field tx number
---@field ty number
---@alias sat2d.TransformLike sat2d.Transform|number[]|table

local ffi = require("ffi")
