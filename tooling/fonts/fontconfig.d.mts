export function writeEmptyFontconfig(targetDirectory: string): Promise<string>;
export function writeTestFontconfig(targetDirectory: string, fontDirectory: string): Promise<string>;
