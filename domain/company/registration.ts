/** Companies whose main account may have the same mobile number (catalogue: RG-10). */
export const COMPANIES_PER_PHONE = 3;
