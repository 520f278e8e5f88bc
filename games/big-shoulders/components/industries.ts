/** The four industries in the order of their Demand rows (published). */
export const INDUSTRIES = ['food-dairy', 'dry-goods', 'meat-packing', 'shoes'] as const

export type IndustryId = (typeof INDUSTRIES)[number]
