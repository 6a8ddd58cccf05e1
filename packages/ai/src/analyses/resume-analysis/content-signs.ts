/** Words of a duty, which say nothing of what was done. */
const FRAME = /主要|负责|从事|承担|进行|开展|做|的|了|过|对|等|相关|工作|[\s，。；：、！？,.;:!?]/gu;

/** The characters of a text that say what was done. */
export const contentSignsOf = (text: string): string[] => [...text.replace(FRAME, '')];
