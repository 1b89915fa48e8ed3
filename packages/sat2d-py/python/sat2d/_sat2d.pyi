from typing import Any

# The extension module. The modules that export its contents have the types.
def __getattr__(name: str) -> Any: ...
