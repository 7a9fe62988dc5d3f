import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import type { Locale } from '#app/i18n/locales';
import { pageHead } from '#app/lib/page-head';
import type { TextPage } from './page';
import { textQuery } from './page.queries';

const parents: Record<string, { label: MessageDescriptor; path: '/contact' | '/solutions-ia' } | undefined> =
  {
    contact: { label: msg`Contact`, path: '/contact' },
    'solutions-ia': { label: msg`Our AI solutions`, path: '/solutions-ia' },
    'services/data': { label: msg`Our AI solutions`, path: '/solutions-ia' },
  };

/** Below `/contact` in their address, and in menus below the company, which is no page. */
const atTop = new Set(['contact/about-us', 'contact/team']);

/** The page above that of `name` in breadcrumbs; undefined where there is none. */
export function parentOf(name: string) {
  return atTop.has(name) ? undefined : parents[name.slice(0, Math.max(0, name.lastIndexOf('/')))];
}

export type RouteMatch = {
  context: { i18n: I18n; locale: Locale; siteUrl: string };
  search: { lang?: Locale };
};

export type HeadText = Pick<TextPage, 'name' | 'title' | 'description' | 'label'>;

/** Returns what `head` needs; calls `missing` where there is no such text. */
export async function loadText(
  { queryClient }: { queryClient: QueryClient },
  name: string,
  missing: () => never = () => {
    throw notFound();
  },
): Promise<HeadText> {
  const text = await queryClient.ensureQueryData(textQuery(name));
  if (!text) return missing();
  const { title, description, label } = text;
  return { name, title, description, label };
}

export function textHead({ context, search }: RouteMatch, text: HeadText) {
  const { name, title, description, label = title } = text;
  const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
  const parent = parentOf(name);
  return pageHead(context, {
    title,
    description,
    path,
    addressLang: search.lang,
    crumbs: [
      [context.i18n._(msg`Home`), '/'],
      ...(parent ? [[context.i18n._(parent.label), parent.path] as const] : []),
      [label, path],
    ],
  });
}

export const textRoute = (name: string) => ({
  loader: ({ context }: { context: { queryClient: QueryClient } }) => loadText(context, name),
  head: ({ match, loaderData }: { match: RouteMatch; loaderData?: HeadText }) =>
    loaderData ? textHead(match, loaderData) : {},
});
