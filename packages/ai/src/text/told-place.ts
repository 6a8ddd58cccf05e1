/** A place that is told and not named, 学校旁边的奶茶店, 城南一个超市, or words of a sentence that were read as a name. */
export const isToldPlace = (name: string): boolean =>
  /旁边|附近|[那这]边|老家|一[个家所](?=\p{Script=Han}{2,8}$)|^(?:我们?|固定|负责)/u.test(name);
