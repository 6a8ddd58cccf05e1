/** A post in a sentence: 数据岗 and 数据岗位 are called 数据岗位, 岗 is not said twice. */
export const postOf = (position: string): string => `${position.replace(/(?:岗位?|职位)$/u, '')}岗位`;
