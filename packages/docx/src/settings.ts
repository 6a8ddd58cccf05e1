const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/**
 * The settings part as `docx` writes it, with consecutive full-width punctuation compressed: the library has no option
 * for that. The space between Chinese and Latin or digits (autoSpaceDE, autoSpaceDN) is on by default.
 */
export const SETTINGS = {
  path: 'word/settings.xml',
  data:
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:settings xmlns:w="${W}">` +
    '<w:displayBackgroundShape/><w:defaultTabStop w:val="720"/><w:evenAndOddHeaders w:val="false"/>' +
    '<w:characterSpacingControl w:val="compressPunctuation"/>' +
    '<w:compat><w:compatSetting w:val="15" w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word"/></w:compat>' +
    '</w:settings>',
};
