/** Characters as the visitor sees them. */
export const withdrawalLimits = { name: 100, email: 254, contract: 200 } as const;
