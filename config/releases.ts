/** Releases of tRPC 11 whose differences pages mention, oldest first. npm has no others between them. */
export const releases = ['11.19.0', '11.22.1', '11.23.0', '11.25.2'] as const;
