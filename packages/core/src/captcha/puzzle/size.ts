/** Puzzle pixels: what tracks and answers are measured in. Images are drawn at twice this for sharp screens. */
export const PUZZLE_WIDTH = 320;
export const PUZZLE_HEIGHT = 180;
export const PIECE_SIZE = 60;
export const SCALE = 2;
