import type { Element, ElementContent, Root, RootContent } from 'hast';

type Parent = Root | Element;

/** Every element below `parent`, in the order of the page. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const child of childElements(parent)) {
    yield child;
    yield* elementsOf(child);
  }
}

/** The elements right below `parent`, without text and comments. */
export function childElements(parent: Parent): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child] : []));
}

/** Puts in the place of each node below `parent` what `replace` gives for it; the innermost first. */
export function replaceChildren(
  parent: Parent,
  replace: (child: ElementContent, parent: Parent) => ElementContent[],
): void {
  for (const child of childElements(parent)) replaceChildren(child, replace);
  parent.children = parent.children.flatMap((child: RootContent): ElementContent[] =>
    child.type === 'doctype' ? [] : replace(child, parent),
  );
}
