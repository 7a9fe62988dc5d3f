import { useLingui } from '@lingui/react/macro';

import {
  type BriefFault,
  type BriefField,
  briefLimits,
  type OfferCategory,
  offerCategories,
} from '../../brief';
import type { BriefFaults } from '../../brief-schema';
import { useGoalWords } from '../../ui/goal-words';

/**
 * The words of the form in the visitor's language: options, labels, and each fault (product 6.2). `chosen`: the category as it
 * stands in the form, which some of them follow.
 */
export function useBriefWords(chosen = '') {
  const { t } = useLingui();
  const category = offerCategories.find((known) => known === chosen);

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

  const labels: Record<BriefField, string> = {
    category: t`What are you pitching?`,
    description: category ? describeLabels[category] : t`Describe your offer`,
    usedBy: t`Who will use it?`,
    messagesAndValues: t`Messages and values`,
    moment: t`One person, one day, before your offer: what went wrong?`,
    change: t`And with your offer: what is different for them?`,
    distributedIn: t`Where is it available?`,
    madeIn: t`Where is it made?`,
    goal: t`Who are you pitching to?`,
  };

  /** What is wrong with a field; undefined when it is in order. */
  function faultText(field: BriefField, faults: BriefFaults): string | undefined {
    const fault = faults[field];
    return fault && wordsOf(fault, limits[field]);
  }

  function wordsOf(fault: BriefFault, limit: number | undefined): string {
    const places = briefLimits.distributedIn;
    switch (fault) {
      case 'category-required':
        return t`You must choose an offer category`;
      case 'description-required':
        return category ? describeFaults[category] : t`You must write an offer category`;
      case 'goal-required':
        return t`You must select who you pitch to`;
      case 'audience-required':
        return t`Describe your audience`;
      case 'answer-required':
      case 'places-required':
        return t`Required field`;
      case 'places-too-many':
        return t`Choose at most ${places} places`;
      case 'place-unknown':
        return t`Choose a place from the list`;
      case 'too-long':
        return t`Shorten this text to ${limit} characters at most`;
      case 'unsafe-characters':
        return t`This text contains hidden control characters. Type it again, or paste it as plain text`;
    }
  }

  return { categories, goals: useGoalWords(), labels, faultText };
}

/** Choices have none. */
const limits: Partial<Record<BriefField, number>> = briefLimits;
