/** What stands where words are still to come; no visitor reads any. */
export const placeholder =
  /\[(?:à compléter|to be completed|por completar)\]|\{\{|\bundefined\b|\bNaN\b|\bTODO\b|[Ll]orem ipsum/;
