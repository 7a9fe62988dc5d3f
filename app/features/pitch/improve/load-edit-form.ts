import { untilThere } from '#app/lib/until-there';

/** The field of a text that is edited by hand; asked for as soon as somebody points at its button. */
export const loadEditForm = () => untilThere(() => import('./edit-form'));
