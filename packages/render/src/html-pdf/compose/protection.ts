// Encrypts a composed document: with a password to open it, an owner password that lifts its restrictions, or both.
import type { PDFDocument } from '@cantoo/pdf-lib';

const pdfPermissions = ['PRINT', 'COPY', 'MODIFY', 'ANNOTATE', 'FILL_FORMS'] as const;

/** MODIFY includes inserting, rotating and deleting pages. */
type PdfPermission = (typeof pdfPermissions)[number];

export interface Protection {
  /** Required to open the document: 1 to 127 bytes as UTF-8. */
  readonly password?: string;
  /** Opens the document without restrictions: 1 to 127 bytes as UTF-8. */
  readonly ownerPassword?: string;
  /** What readers without the owner password may do; everything if absent. */
  readonly permissions?: readonly PdfPermission[];
}

export function isProtected({ password, ownerPassword }: Protection): boolean {
  return password !== undefined || ownerPassword !== undefined;
}

/** A request, which contains more than its protection. */
export function toProtection({ password, ownerPassword, permissions }: Protection): Protection {
  return {
    ...(password !== undefined && { password }),
    ...(ownerPassword !== undefined && { ownerPassword }),
    ...(permissions !== undefined && { permissions }),
  };
}

/** Every permission is set explicitly, because viewers deny those that are absent. Screen readers always have access. */
export function encrypt(
  document: PDFDocument,
  { password, ownerPassword, permissions = pdfPermissions }: Protection,
): void {
  const isAllowed = (permission: PdfPermission) => permissions.includes(permission);
  document.encrypt({
    algorithm: 'AES-256',
    // An empty password opens the document without a prompt.
    userPassword: password ?? '',
    ownerPassword: ownerPassword ?? password ?? '',
    permissions: {
      printing: isAllowed('PRINT') && 'highResolution',
      copying: isAllowed('COPY'),
      modifying: isAllowed('MODIFY'),
      documentAssembly: isAllowed('MODIFY'),
      annotating: isAllowed('ANNOTATE'),
      fillingForms: isAllowed('FILL_FORMS'),
      contentAccessibility: true,
    },
  });
}
