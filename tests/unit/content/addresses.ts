import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { caseNames } from '#app/content/cases';
import { caseAnchor } from '#app/features/pages/worked-case';
import { headingsOf, siteTexts } from './texts';

const routes = globSync('app/routes/**/*.{ts,tsx}')
  .map((path) => path.replace(/^app\/routes\/(?:_app\/)?/, '').replace(/\.tsx?$/, ''))
  .filter((route) => !/^_|^\$$/.test(route));

/** The paths of the files in a folder of routes: `agents.elevator-pitch.index` stands at `/agents/elevator-pitch`. */
const patterns = routes.map(
  (route) =>
    `/${route.replace(/(?:^|\.)index$/, '').replaceAll(/\[(.*?)\]|\./g, (_, kept?: string) => kept ?? '/')}`,
);

const bundled = (folder: string) => globSync(`app/content/${folder}`).map((path) => basename(path, '.md'));

/** What the parameter of a route may be, where content decides; by the route. */
const known: Record<string, readonly string[]> = {
  '/actus/$articleSlug': bundled('articles/*/*.md'),
  '/services/chatbot/$chatbotSlug': bundled('chatbots/fr-*.md').map((name) => name.slice('fr-'.length)),
  '/solutions-ia/$solution': slugsIn('solutions-ia'),
  '/services/data/$study': slugsIn('services/data'),
};

/** Anchors that a screen writes, and no text. */
const anchorsOfScreens = ['/contact#form', ...caseNames.map((name) => `/solutions-ia/${name}#${caseAnchor}`)];

/** Why a link within the site, seen from the page of a text, leads nowhere; undefined where it leads somewhere. */
export function deadEnd(href: string, from: string): string | undefined {
  const [path = '', hash = ''] = href.split('#');
  const target = path === '' ? from : (path.split('?')[0] ?? '');
  if (!isPage(target)) return `${href}: no page`;
  const text = siteTexts.find(({ name }) => `/${name}` === target);
  const anchors = text ? headingsOf(text).map(({ id }) => id) : undefined;
  return hash && anchors && !anchors.includes(hash) && !anchorsOfScreens.includes(`${target}#${hash}`)
    ? `${href}: no such anchor`
    : undefined;
}

/** Whether an article is among those that come with the site, in any language. */
export function isArticle(slug: string): boolean {
  return known['/actus/$articleSlug']?.includes(slug) ?? false;
}

function isPage(path: string): boolean {
  if (patterns.includes(path)) return true;
  return patterns.some((pattern) => {
    const [start = '', ...more] = pattern.split('$');
    if (more.length !== 1 || !path.startsWith(start)) return false;
    const value = path.slice(start.length);
    return !value.includes('/') && (known[pattern]?.includes(value) ?? false);
  });
}

function slugsIn(folder: string): string[] {
  return siteTexts
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .map(({ name }) => name.slice(folder.length + 1));
}
