import { useLingui } from '@lingui/react/macro';

import { type MessageFault, type MessageField, type FormName, messageLimits } from '../contact';

type FieldWords = { label: string; hint?: string };

/** Labels, hints, and what is wrong with a field (product 11.2). */
export function useMessageWords(form: FormName) {
  const { t } = useLingui();

  const fields: Record<MessageField, FieldWords> = {
    topic: { label: t`What is it about?` },
    firstName: { label: t`First name` },
    lastName: { label: t`Last name` },
    name: { label: t`Name` },
    email: { label: t`Email`, hint: t`We only use it to reply to you.` },
    phoneNumber: {
      label: t`Telephone`,
      hint: t`Outside France, add the country code (+44 for the UK).`,
    },
    object: { label: t`Subject` },
    message: {
      label: t`Message`,
      hint:
        form === 'contact'
          ? t`What you sell, who buys it, and what you are looking for. Three lines will do.`
          : t`Say who it is for in the first line, and your message will reach the right person.`,
    },
  };

  function faultText(field: MessageField, fault: MessageFault): string {
    const { label } = fields[field];
    const max = limitOf(field);
    switch (fault) {
      case 'required':
        return missing(field);
      case 'too-long':
        return t`${label}: it must be ${max} characters or shorter`;
      case 'email-invalid':
        return t`Please enter a valid email`;
      case 'phone-invalid':
        return t`Please enter a valid telephone number, or leave the field empty`;
      case 'unsafe-characters':
        return t`${label}: this text contains hidden control characters. Type it again, or paste it as plain text`;
    }
  }

  function missing(field: MessageField): string {
    switch (field) {
      case 'firstName':
        return t`Enter your first name`;
      case 'lastName':
        return t`Enter your last name`;
      case 'name':
        return t`Enter your name`;
      case 'email':
        return t`Enter your email address`;
      case 'object':
        return t`Enter a subject`;
      case 'message':
        return t`Write your message`;
      case 'topic':
      case 'phoneNumber':
        return t`Required field`;
    }
  }

  return { fields, faultText };
}

function limitOf(field: MessageField): number {
  switch (field) {
    case 'email':
      return messageLimits.email;
    case 'phoneNumber':
      return messageLimits.phone;
    case 'object':
      return messageLimits.subject;
    case 'message':
      return messageLimits.message;
    default:
      return messageLimits.name;
  }
}
