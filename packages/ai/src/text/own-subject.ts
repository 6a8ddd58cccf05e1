const OWN_SUBJECT =
  /(^|(?<!(?:小组|团队|项目组|班组|人组|公司|中心|部门|科室|门店|医院|学校|(?:有|来了?)[一两几]?[个位名些]|客[户人]|顾客|家长|孩子|学生|学员|病人|患者|领导|老板|师傅|同事|供应商|业主)[^，。；]{0,30})[，；]|。)(?:我们?|本人)(?=[\p{Script=Han}])(?!国|校|院|司|市|省|区|县|军|党|方)/gu;

/** A text of a résumé without its subject 我, unless somebody else precedes it, who would become the subject. */
export const withoutSubject = (text: string): string => text.replace(OWN_SUBJECT, '$1');
