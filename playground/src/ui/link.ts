// The state of a tool in the address: `#pair=...`. The text is JSON in the alphabet of base64url.

export interface Link {
  tool: string;
  /** Whatever the address says; to be checked by the tool. `undefined` if it says nothing. */
  state: unknown;
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
    return { tool, state: undefined };
  }
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return { tool, state: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { tool, state: undefined };
  }
}
