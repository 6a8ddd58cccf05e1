export type TemplateFailure = 'templateUnknown' | 'templateNotListed';
