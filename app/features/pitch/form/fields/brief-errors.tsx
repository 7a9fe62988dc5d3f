import { Trans } from '@lingui/react/macro';

import { ErrorSummary } from '#app/components/ui/form/error-summary';
import { type BriefFault, briefFields } from '../../brief';
import type { BriefForm } from '../use-brief-form';
import { useBriefWords } from './brief-words';
import { focusField } from './focus-field';

/** What is wrong with a brief that was submitted, each fault a way to its field. */
export function BriefErrors({ form: { attempts, faults, draft } }: { form: BriefForm }) {
  const { labels, faultText } = useBriefWords(draft.category);
  const errors = briefFields.flatMap((field) => {
    const text = faultText(field, faults);
    return text === undefined ? [] : [{ id: field, label: labels[field], text }];
  });
  return (
    <ErrorSummary title={<Title faults={faults} />} errors={errors} attempt={attempts} reach={focusField} />
  );
}

function Title({ faults }: Pick<BriefForm, 'faults'>) {
  return Object.values(faults).some(isMissing) ? (
    <Trans>Please fill in all required fields</Trans>
  ) : (
    <Trans>Please correct what is marked</Trans>
  );
}

function isMissing(fault: BriefFault): boolean {
  return fault.endsWith('-required');
}
