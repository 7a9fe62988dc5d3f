/** Of the form on its page, for those who reach it from elsewhere. */
export const formId = 'brief-form';
