import type { Element, ElementContent, Root, RootContent } from 'hast';

type Parent = Root | Element;

export function* elementsOf(parent: Parent): Generator<Element> {
  for (const child of childElements(parent)) {
    yield child;
    yield* elementsOf(child);
  }
}

export function childElements(parent: Parent): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child] : []));
}

/** Replaces nodes below `parent`, the innermost first. */
export function replaceChildren(
  parent: Parent,
  replace: (child: ElementContent, parent: Parent) => ElementContent[],
): void {
  for (const child of childElements(parent)) replaceChildren(child, replace);
  parent.children = parent.children.flatMap((child: RootContent): ElementContent[] =>
    child.type === 'doctype' ? [] : replace(child, parent),
  );
}
