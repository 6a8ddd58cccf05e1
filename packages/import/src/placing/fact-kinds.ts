/** Details of the education, placed after its entries have been read. */
export const STUDY_KINDS = [
  'school',
  'major',
  'degree',
  'graduation',
  'college',
  'studyTime',
  'marks',
  'courses',
] as const;
type StudyKind = (typeof STUDY_KINDS)[number];
/** Details without a field. */
type OwnKind = 'fact' | 'age' | 'office';
/** Details with a field; each has a handler. */
export type FieldKind = Exclude<FactKind, StudyKind | OwnKind>;

/** What a label of a personal detail or an intention announces. */
export type FactKind =
  | 'name'
  | 'gender'
  | 'birth'
  | 'ethnicity'
  | 'nativePlace'
  | 'household'
  | 'studentOrigin'
  | 'residence'
  | 'political'
  | 'workSince'
  | 'marital'
  | 'height'
  | 'weight'
  | 'health'
  | 'vision'
  | 'idNumber'
  | 'phone'
  | 'email'
  | 'wechat'
  | 'qq'
  | 'website'
  | 'driving'
  | 'position'
  | 'city'
  | 'industry'
  | 'salary'
  | 'jobType'
  | 'arrival'
  | 'status'
  | StudyKind
  | 'contact'
  | 'englishName'
  | 'headline'
  | OwnKind
  | 'ignored';
