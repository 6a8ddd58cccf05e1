/** Title of the form, on the page and in its Word file. */
export const TITLE = { zh: '干部任免审批表', en: 'Cadre Appointment and Removal Form' } as const;

/** Label of the headline's cell. */
export const POST = { zh: '职务', en: 'Position' } as const;

/** The offices that seal the last row. */
export const SEALS = {
  zh: ['呈报单位意见', '审批机关意见', '任免机关意见'],
  en: ['Opinion of submitting body', 'Opinion of approving body', 'Opinion of appointing body'],
} as const;

export const SEALED = { zh: '（盖章）　　年　月　日', en: 'Official seal / Date' } as const;
