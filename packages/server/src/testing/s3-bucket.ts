// What tests do to a bucket besides what the product does.
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';

export interface BucketAddress {
  readonly url: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export interface Bucket {
  /** As an upload that is interrupted does. */
  beginUpload(key: string): Promise<void>;
  /** The keys of uploads that have begun and not ended. */
  listUploads(): Promise<string[]>;
  close(): void;
}

export async function createBucket(name: string, { url, region, credentials }: BucketAddress): Promise<Bucket> {
  const client = new S3Client({ endpoint: url, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  return {
    beginUpload: async (key) => void (await client.send(new CreateMultipartUploadCommand({ Bucket: name, Key: key }))),
    listUploads: async () => {
      const { Uploads: uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: name }));
      return uploads.map(({ Key: key = '' }) => key);
    },
    close: () => client.destroy(),
  };
}
