// Makes elements of HTML and SVG.

type Value = string | number | boolean | undefined | ((event: never) => void);
export type Attributes = Record<string, Value>;
export type Child = Node | string | undefined;

/** Sets attributes; functions are listeners, `false` and `undefined` remove the attribute. */
export function set<E extends Element>(element: E, attributes: Attributes): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name, value as unknown as EventListener);
    } else if (value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  return element;
}

function withChildren<E extends Element>(element: E, children: Child[]): E {
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K, attributes: Attributes = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  return withChildren(set(document.createElement(tag), attributes), children);
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K, attributes: Attributes = {}, ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  return withChildren(set(element, attributes), children);
}
