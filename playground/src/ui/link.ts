// The state of a tool in the address: `#pair=...`. The text is JSON in the alphabet of base64url.

export interface Link {
  tool: string;
  /** Whatever the address says; to be checked by the tool. `undefined` if it says nothing. */
  state: unknown;
  /** Whether the address has a state that cannot be read. */
  isDamaged: boolean;
}

export function linkText(tool: string, state: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `#${tool}=${text}`;
}

export function readLink(hash: string): Link {
  const [tool = '', text] = hash.replace(/^#/, '').split('=');
  if (text === undefined) {
    return { tool, state: undefined, isDamaged: false };
  }
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const state: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return { tool, state, isDamaged: typeof state !== 'object' || state === null };
  } catch {
    return { tool, state: undefined, isDamaged: true };
  }
}

/** Whether a state has all that a link says. It may have more: links get longer with time. */
export function hasTaken(state: unknown, link: unknown): boolean {
  if (typeof link !== 'object' || link === null) {
    return state === link;
  }
  if (typeof state !== 'object' || state === null || Array.isArray(link) !== Array.isArray(state)) {
    return false;
  }
  const taken = state as Record<string, unknown>;
  const isWhole = !Array.isArray(link) || link.length === (state as unknown[]).length;
  return isWhole && Object.entries(link).every(([name, value]) => hasTaken(taken[name], value));
}
