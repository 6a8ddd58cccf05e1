const OWN_SUBJECT =
  /(^|(?<!(?:小组|团队|项目组|班组|人组|公司|中心|部门|科室|门店|医院|学校)[^，。；]{0,30})[，；]|。)(?:我们?|本人)(?=[\p{Script=Han}])(?!国|校|院|司|市|省|区|县|军|党|方)/gu;

/** A text of a résumé without its subject 我, unless a team or an employer precedes it. */
export const withoutSubject = (text: string): string => text.replace(OWN_SUBJECT, '$1');
