declare module 'word-extractor' {
  interface ExtractedDocument {
    getBody(): string;
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string;
  }
  export default class WordExtractor {
    extract(file: Buffer | string): Promise<ExtractedDocument>;
  }
}
