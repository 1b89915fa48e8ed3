io.stdout:setvbuf("line")
-- Tests: reference tables, and checks that are counted.

local support = { passed = 0, failed = 0 }

support.root = os.getenv("SAT2D_ROOT") or arg[0]:match("^(.*)/[^/]*$") .. "/../../.."
package.path = support.root .. "/packages/sat2d-lua/?.lua;" .. package.path

--- Runs a test; an error fails it.
function support.test(name, run)
    local fine, message = xpcall(run, function(message)
        return debug.traceback(tostring(message), 2)
    end)
    if fine then
        support.passed = support.passed + 1
        print("ok " .. name)
    else
        support.failed = support.failed + 1
        print("FAILED " .. name .. "\n" .. message)
    end
end

function support.equal(found, expected, where)
    if found ~= expected and (found == found or expected == expected) then
        error(("%s: found %s, expected %s"):format(where or "", tostring(found),
            tostring(expected)), 2)
    end
end

--- The error of the module that a call throws.
function support.thrown(call, ...)
    local fine, problem = pcall(call, ...)
    assert(not fine, "it must fail")
    assert(getmetatable(problem) == require("sat2d").Error, tostring(problem))
    return problem
end

--- The same bits, also of zeros.
function support.same_bits(found, expected, where)
    support.equal(found, expected, where)
    if found == 0 then
        support.equal(1 / found, 1 / expected, where)
    end
end

--- Prints the totals and ends the program if a test failed.
function support.finish()
    local failed = support.failed
    print(("test result: %s. %d passed; %d failed; 0 ignored"):format(
        failed == 0 and "ok" or "FAILED", support.passed, failed))
    return failed == 0
end

local function split(text, separator)
    local parts = {}
    for part in (text .. separator):gmatch("(.-)" .. separator) do
        parts[#parts + 1] = part
    end
    return parts
end
support.split = split

--- The numbers of a text.
function support.numbers(text)
    local list = {}
    for word in text:gmatch("[^ ;]+") do
        list[#list + 1] = tonumber(word)
    end
    return list
end

--- Tests every row of a table. Its fields are found by name; `row:n("x")` is a number,
--- `row:list("x", "y")` are several, and an empty field is `nan`.
function support.every_row(name, least, check)
    support.test("table " .. name, function()
        local row, count, names = {}, 0, nil
        function row:n(field)
            local text = self[field]
            if text == "" or text == "nan" or text == "-nan" then
                return 0 / 0
            end
            return assert(tonumber(text), field .. " is " .. text)
        end
        function row:list(...)
            local list = {}
            for i, field in ipairs({ ... }) do
                list[i] = self:n(field)
            end
            return list
        end
        function row:box(x, y, width, height)
            local n = self:list(x, y, width, height)
            return { x = n[1], y = n[2], width = n[3], height = n[4] }
        end
        for line in io.lines(support.root .. "/c_tests/reference/" .. name .. ".csv") do
            local fields = split(line, ",")
            if names then
                for i, field in ipairs(names) do
                    row[field] = fields[i]
                end
                count = count + 1
                check(row, ("row %d of %s"):format(count, name))
            end
            names = names or fields
        end
        assert(count >= least, count .. " rows")
    end)
end

return support
