import { useLingui } from '@lingui/react/macro';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import type { TextPage } from './page';
import { parentOf } from './page-route';

export function TextBreadcrumbs({ text: { name, title, label = title, lang } }: { text: TextPage }) {
  const { t } = useLingui();
  const parent = parentOf(name);
  return (
    <Breadcrumbs
      trail={parent ? [{ label: t(parent.label), to: parent.path }] : []}
      current={<span lang={lang}>{label}</span>}
    />
  );
}
