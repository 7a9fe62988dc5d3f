import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import type { Locale } from '#app/i18n/locales';
import { pageHead } from '#app/lib/page-head';
import type { TextPage } from './page';
import { textQuery } from './page.queries';

/** The pages above a text, by the folder of its name. */
const parents: Record<string, { label: MessageDescriptor; path: '/contact' | '/solutions-ia' } | undefined> =
  {
    contact: { label: msg`Contact`, path: '/contact' },
    'solutions-ia': { label: msg`Our AI solutions`, path: '/solutions-ia' },
    'services/data': { label: msg`Our AI solutions`, path: '/solutions-ia' },
  };

/** The page above the text of a name, where there is one. */
export function parentOf(name: string) {
  return parents[name.slice(0, Math.max(0, name.lastIndexOf('/')))];
}

export type RouteMatch = {
  context: { i18n: I18n; locale: Locale; siteUrl: string };
  search: { lang?: Locale };
};

/** What the head of a text's page needs of the text. */
export type HeadText = Pick<TextPage, 'name' | 'title' | 'description' | 'label'>;

/** Loads the text of a page for its screen. Returns what its head needs; throws "not found" where there is no such text. */
export async function loadText(
  { queryClient }: { queryClient: QueryClient },
  name: string,
): Promise<HeadText> {
  const text = await queryClient.ensureQueryData(textQuery(name));
  if (!text) throw notFound();
  const { title, description, label } = text;
  return { name, title, description, label };
}

/** The head of the page whose loader returned `text`. */
export function textHead({ context, search }: RouteMatch, text: HeadText) {
  const { name, title, description, label = title } = text;
  const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
  const parent = parentOf(name);
  return pageHead(context, {
    title,
    description,
    path,
    asked: search.lang,
    crumbs: [
      [context.i18n._(msg`Home`), '/'],
      ...(parent ? [[context.i18n._(parent.label), parent.path] as const] : []),
      [label, path],
    ],
  });
}

/** Loader and head of the page of one text. */
export const textRoute = (name: string) => ({
  loader: ({ context }: { context: { queryClient: QueryClient } }) => loadText(context, name),
  head: ({ match, loaderData }: { match: RouteMatch; loaderData?: HeadText }) =>
    loaderData ? textHead(match, loaderData) : {},
});
