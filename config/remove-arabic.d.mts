export function removeArabic(code: string, path: string): string;
