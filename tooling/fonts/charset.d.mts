export function gb2312Ideographs(): string[];
export function tongguiCharacters(): string[];
export function subsetCharacters(): string;
export function displayCharacters(face: { hasLatin: boolean }): string;
