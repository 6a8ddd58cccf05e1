/** A text as a pattern that matches exactly this text. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
