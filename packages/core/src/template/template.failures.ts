export type TemplateFailure = 'templateUnknown';
