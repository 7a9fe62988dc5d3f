import { useLingui } from '@lingui/react/macro';

import { type BriefField, briefLimits, type Goal, isBriefFault, type OfferCategory } from '../brief';

/** The words of the form in the visitor's language: options, the changing label, and each fault (§5). */
export function useBriefWords() {
  const { t } = useLingui();

  const categories: Record<OfferCategory, string> = {
    product: t`A product`,
    service: t`A service`,
    offer: t`An offer`,
    project: t`A project`,
    concept: t`A concept`,
  };

  const describeLabels: Record<OfferCategory, string> = {
    product: t`Describe your product`,
    service: t`Describe your service`,
    offer: t`Describe your offer`,
    project: t`Describe your project`,
    concept: t`Describe your concept`,
  };

  const describeFaults: Record<OfferCategory, string> = {
    product: t`You must describe the product you will provide`,
    service: t`You must describe the service you will provide`,
    offer: t`You must describe the offer you will provide`,
    project: t`You must describe the project you will provide`,
    concept: t`You must describe the concept you will provide`,
  };

  const goals: Record<Goal, { label: string; hint: string }> = {
    investors: { label: t`Investors`, hint: t`To raise money` },
    incubator: { label: t`An incubator`, hint: t`To join a programme` },
    users: { label: t`Future users`, hint: t`To make them want to try` },
    team: { label: t`Future teammates`, hint: t`To hire a team` },
  };

  /** The words of the first fault among a field's errors; undefined when it is in order. */
  function faultText(
    field: BriefField,
    errors: unknown[],
    category: OfferCategory | undefined,
  ): string | undefined {
    const places = briefLimits.distributedIn;
    const limit = limitOf(field);
    switch (errors.find(isBriefFault)) {
      case undefined:
        return undefined;
      case 'category-required':
        return t`You must choose an offer category`;
      case 'description-required':
        return category ? describeFaults[category] : t`You must write an offer category`;
      case 'goal-required':
        return t`You must select who you pitch to`;
      case 'audience-required':
        return t`Describe your audience`;
      case 'places-required':
        return t`Required field`;
      case 'places-too-many':
        return t`Choose at most ${places} places`;
      case 'place-unknown':
        return t`Choose a place from the list`;
      case 'too-long':
        return t`Shorten this text to ${limit} characters at most`;
      case 'unsafe-characters':
        return t`This text holds hidden control characters. Type it again, or paste it as plain text`;
    }
  }

  return { categories, describeLabels, goals, faultText, describeAnything: t`Describe your offer` };
}

function limitOf(field: BriefField): number {
  switch (field) {
    case 'usedBy':
    case 'messagesAndValues':
    case 'moment':
    case 'change':
      return briefLimits[field];
    default:
      return briefLimits.description;
  }
}
