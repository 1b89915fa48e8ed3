-- Runs the examples of the guides. What a line prints stands behind it: `print(1 + 1) --> 2`.

local support = require("support")
local equal = support.equal

for _, page in ipairs({ "docs/lua.md", "packages/sat2d-lua/README.md" }) do
    local text = assert(io.open(support.root .. "/" .. page)):read("*a")
    support.test("examples of " .. page, function()
        local examples, lines = 0, 0
        for example in text:gmatch("\n```lua\n(.-)\n```") do
            examples = examples + 1
            local printed, expected = {}, {}
            for value in example:gmatch("%-%-> ([^\n]*)") do
                expected[#expected + 1] = value
            end
            local environment = setmetatable({
                print = function(...)
                    local words = {}
                    for i = 1, select("#", ...) do
                        words[i] = tostring((select(i, ...)))
                    end
                    printed[#printed + 1] = table.concat(words, " ")
                end,
            }, { __index = _G })
            setfenv(assert(loadstring(example, page)), environment)()
            equal(table.concat(printed, "\n"), table.concat(expected, "\n"), page)
            lines = lines + #printed
        end
        assert(examples > 0 and lines > 0, "an example prints something")
    end)
end
