/** Of the questions on their page, for those who reach them from elsewhere. */
export const questionsId = 'questions';
