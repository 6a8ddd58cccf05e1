/** A quotation; quotation marks inside it are single ones (GB/T 15834). */
export const inQuotes = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
